import type { editorFinding as english } from '../en/editorFinding.ts'
import type { Translated } from '../translated.ts'

export const editorFinding: Translated<typeof english, 'ru'> = {
  too_long: 'Текст слишком длинный.',
  too_deep: 'Части вложены друг в друга слишком глубоко.',
  strange_sign: 'Знак, которого не видно или который меняет направление письма.',
  raw_html: 'HTML не показываем.',
  picture: 'Картинка стоит на отдельной строке и лежит здесь же.',
  picture_alt: 'У картинки не сказано, что на ней.',
  link_target: 'Ссылка может вести на нашу страницу, на https или на адрес почты.',
  link_reference: 'Ссылки со сносками не показываем. Напишите адрес в строке.',
  heading_level: 'Заголовки начинаются с ## и не пропускают уровней.',
  heading_id: 'Заголовку нужно своё имя после него: {{example}}.',
  unknown_block: 'Блока с таким именем нет.',
  unknown_value: 'Блок не знает такого значения.',
  unknown: 'Это не показываем.',
  empty_text: 'Текста нет.',
  unknown_fact: 'Никто не знает, что значит {{name}}.',
  unknown_picture: 'Картинки {{picture}} нет.',
  cover_alt_missing: 'У картинки над статьёй не сказано, что на ней.',
  broken_link: '{{href}} никуда не ведёт.',
  missing_locale: 'На языке {{locale}} ещё не написано.',
  headings_differ: 'Заголовки не те, что на языке {{locale}}. Здесь нет: {{lacks}}. Только здесь: {{has}}.',
  live_blocks_differ:
    'Живые блоки не те, что на языке {{locale}}. Здесь нет: {{lacks}}. Только здесь: {{has}}.',
  description_missing: 'Нет описания для поисковых систем.',
  description_length:
    'В описании знаков: {{length}}. Поисковые системы лучше показывают от {{least}} до {{most}}.',
  title_long: 'В заголовке знаков: {{length}}. Поисковые системы показывают {{most}}.',
  template_unfilled: '{{name}} не заполнено тем, кто держит эту площадку.',
  hard_to_read: 'Трудно читать: лёгкость {{ease}}, нужно хотя бы {{least}}.',
  long_sentence: 'Слов в предложении: {{length}}, на одном дыхании читают {{most}}: «{{sentence}}»',
  field_missing: 'Нужно заполнить: {{field}}.',
  slide_shape:
    'Слайд — это заголовок, один простой абзац и, если он куда-то ведёт, строка из одной ссылки на нашу страницу.',
  slide_long: 'Знаков в этой части слайда: {{length}}, помещается {{most}}.',
  slides_many: 'Слайдов в истории: {{length}}, помещается {{most}}.',
}
