/** Refusals that pages say otherwise than the service does; in Russian numbers are written with a comma, too. */
export const errorOtherwise = {
  invalid_decimal: 'Введите число, например 1250,50.',
  too_many_digits: 'Цифр до запятой: не больше {{whole}}, после неё: не больше {{fraction}}.',
  invite_code_unknown: 'Такого кода нет.',
  invite_code_limit: 'Ссылок может быть {{max}}.',
  last_invite_code: 'Это единственная ссылка.',
  style_unreadable: 'Трудно читать: {{ratio}} : 1, а нужно {{min}} : 1.',
  css_not_loaded:
    'Не удалось загрузить. Ссылка должна отвечать сразу, без перенаправления, с публичного адреса.',
  css_too_large: 'Слишком большой файл: можно до {{max}} КБ.',
  css_unreadable: 'Строка {{line}}: текст на этом фоне трудно читать, {{ratio}} : 1, а нужно {{min}} : 1.',
}
