// Made of the folders of languages by `npm run generate`.
export const errorStyle = {
  style_unreadable: "Hard to read: {{ratio}} : 1, and {{min}} : 1 is needed.",
  css_not_loaded: "It could not be loaded. The link has to answer at once, without a redirect, from a public address.",
  css_not_css: "There is no style sheet behind this link: its type has to be text/css, in UTF-8.",
  css_too_large: "Too large: up to {{max}} KB.",
  css_refused: "Not allowed, by line: {{list}}.",
  css_unreadable: "Line {{line}}: text is hard to read on this background, {{ratio}} : 1, and {{min}} : 1 is needed.",
} as const
