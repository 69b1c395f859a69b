/** Loads MobX ahead, as a page does that freezes its language with the options of SES as they are. */
export * from 'mobx'
