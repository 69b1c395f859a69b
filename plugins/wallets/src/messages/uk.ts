import type { Catalogue } from '@billfold/ui/kit'

/** Ukrainian. */
export const uk: Catalogue = {
  title: '{wallet} припинив роботу',
  since: 'Не працює з {date}.',
  what: 'Ваші акаунти й далі ваші: вони в мережі, а не в гаманці.',
  phrase: 'Відкрийте новий гаманець, виберіть імпорт і введіть секретну фразу відновлення з {wallet}. Ніколи не вводьте її на вебсторінці.',
  successor: 'Її може імпортувати, наприклад, {successor}.',
  vendor: 'Лише розробники {wallet} можуть сказати, як дістатися ваших акаунтів.',
  website: 'Сайт {wallet}',
  choose: 'Вибрати інший гаманець',
}
