interface LetterWords {
  readonly subject: string
  readonly lines: readonly string[]
  readonly button: string
}

/** Letters to whoever pays an invoice. */
export const invoiceLetters: Readonly<
  Record<'en' | 'ru', Readonly<Record<'invoice' | 'refund', LetterWords>>>
> = {
  en: {
    invoice: {
      subject: 'Invoice from {store}',
      lines: [
        '{store} asks you to pay {amount} for “{title}”.',
        'Open the invoice, choose a coin, and send it to the address shown there. The rate is held for a few minutes.',
        'You did not order anything from {store}? Then ignore this letter: nothing is taken from you.',
      ],
      button: 'Open the invoice',
    },
    refund: {
      subject: 'Confirm where your coins go back to',
      lines: [
        'Somebody left an address to which the coins of your payment to {store} (“{title}”) go back.',
        'Open the page, compare the address with your wallet’s, and confirm it. The link works for {hours} hours.',
        'It was not you? Do not confirm it: the coins stay where they are. Leave your own address on the invoice’s page.',
      ],
      button: 'Look at the address',
    },
  },
  ru: {
    invoice: {
      subject: 'Счёт от магазина {store}',
      lines: [
        'Магазин {store} просит оплатить {amount} за «{title}».',
        'Откройте счёт, выберите монету и отправьте её на указанный адрес. Курс держится несколько минут.',
        'Ничего не заказывали в магазине {store}? Не обращайте внимания на письмо: с вас ничего не спишут.',
      ],
      button: 'Открыть счёт',
    },
    refund: {
      subject: 'Подтвердите, куда вернуть монеты',
      lines: [
        'Кто-то указал адрес, на который вернутся монеты вашего платежа магазину {store} («{title}»).',
        'Откройте страницу, сверьте адрес со своим кошельком и подтвердите. Ссылка действует {hours} ч.',
        'Это были не вы? Не подтверждайте: монеты останутся на месте. Укажите свой адрес на странице счёта.',
      ],
      button: 'Проверить адрес',
    },
  },
}
