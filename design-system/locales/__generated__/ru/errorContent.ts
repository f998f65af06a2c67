// Made of the folders of languages by `npm run generate`.
export const errorContent = {
  document_code_taken: "Такое имя уже есть, возможно в архиве.",
  moment_passed: "Этот момент прошёл. Выберите другой, позже.",
  schedule_stands: "Другая версия ждёт своего часа. Сначала отмените её.",
  document_has_errors: "В тексте есть ошибки. Сначала исправьте их.",
  category_has_items: "В этой рубрике есть статьи. Сначала уберите в архив или перенесите их.",
  parent_archived: "Рубрика в архиве. Сначала верните её.",
  gone: "Эта страница убрана.",
} as const
