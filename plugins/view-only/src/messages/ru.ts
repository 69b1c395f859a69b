import type { Catalogue } from '@billfold/ui/kit'

/** Russian. */
export const ru: Catalogue = {
  title: 'Наблюдать за адресом',
  lead: 'Смотрите, что есть на любом адресе и что он делал. Подписать им ничего нельзя.',
  entry: 'Адрес или ссылка',
  hint: 'Из любой сети этого приложения',
  watch: 'Наблюдать',
  looking: 'Поиск…',
  unknown: 'Ни одна сеть приложения не знает этого адреса',
  failed: 'Не удалось найти адрес. Повторите.',
  watched: 'Наблюдали ранее',
  forget: 'Забыть {address}',
}
