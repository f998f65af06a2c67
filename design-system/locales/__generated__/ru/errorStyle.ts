// Made of the folders of languages by `npm run generate`.
export const errorStyle = {
  style_unreadable: "Трудно читать: {{ratio}} : 1, а нужно {{min}} : 1.",
  css_not_loaded: "Не удалось загрузить. Ссылка должна отвечать сразу, без перенаправления, с публичного адреса.",
  css_not_css: "По этой ссылке нет стилей: нужен тип text/css в UTF-8.",
  css_too_large: "Слишком большой файл: можно до {{max}} КБ.",
  css_refused: "Не разрешено, по строкам: {{list}}.",
  css_unreadable: "Строка {{line}}: текст на этом фоне трудно читать, {{ratio}} : 1, а нужно {{min}} : 1.",
} as const
