import type { state as english } from '../en/state.ts'
import type { Translated } from '../translated.ts'

export const state: Translated<typeof english, 'ru'> = {
  notFound: {
    title: 'Ошибка 404, страница не найдена',
    text: 'По этому адресу страницы нет. Проверьте его или продолжите отсюда.',
    home: 'На главную',
    buy: 'Купить криптовалюту',
    sell: 'Продать криптовалюту',
  },
  failed: { title: 'Страница не загрузилась', retrying: 'Пробуем ещё раз' },
  forbidden: {
    title: 'Это не ваша сделка',
    text: 'Сделку видят только покупатель, продавец и арбитр. Если она ваша, вы вошли под другим именем.',
    trades: 'К моим сделкам',
    home: 'На главную',
  },
  logIn: {
    title: 'Войдите или зарегистрируйтесь, чтобы создать сделку',
    text: 'Монеты попадают в эскроу сразу, как только сделка открыта.',
  },
}
