import { createGlobalStyle } from 'styled-components'
import { media, vars } from '../tokens/vars.ts'

const { semantic, type } = vars

const Sheet = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }

  html {
    -webkit-text-size-adjust: 100%;
  }

  body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, legend {
    margin: 0;
    padding: 0;
    border: 0;
    min-width: 0;
  }

  body {
    font: ${type.body.font};
    letter-spacing: ${type.body.tracking};
    /* Digits of equal width, so that columns and counting timers stand still. */
    font-variant-numeric: tabular-nums lining-nums;
    font-synthesis: none;
    text-rendering: optimizeLegibility;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  /* Colour is inherited as computed, so each themed area states its own. */
  body, [data-theme], [data-contrast] {
    color: ${semantic.text.primary};
    background-color: ${semantic.surface.page};
  }

  ul, ol { list-style: none; }
  a { color: inherit; text-decoration: none; }
  b, strong { font-weight: ${vars.font.weight.semibold}; }
  img, svg, canvas, video { display: block; max-width: 100%; }
  button, input, textarea, select { font: inherit; letter-spacing: inherit; color: inherit; }
  button { padding: 0; border: 0; background: none; cursor: pointer; text-align: inherit; }
  button, a, label, summary, [role='button'], [role='option'] {
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  [hidden] { display: none !important; }

  /*
   * What is scrolled to, by the focus too, stops below the bar that stands at the top and above those at the bottom: of tabs, of what a page
   * or a choice does next.
   */
  html { scroll-padding-block: calc(${vars.size.header} + ${vars.space[6]}); }
  /* On a phone a bar to save, with what came of it in words, may stand above the tabs. */
  @media ${media.phone} { html { scroll-padding-block-end: min(2 * ${vars.size.header} + ${vars.space[12]}, 30dvh); } }

  :focus { outline: none; }
  :focus-visible, [data-focus-visible] {
    outline: ${vars.focus.width} solid ${semantic.focus.ring};
    outline-offset: ${vars.focus.offset};
  }
  /* The heading of a new page takes the focus so that it is read out; no key does anything with it. */
  h1[tabindex='-1']:focus-visible { outline: none; }

  ::selection { color: ${semantic.text.primary}; background: ${semantic.accent.softHover}; }

  /* Russian labels run a third longer: chips, captions and table cells condense instead of being cut. */
  :lang(ru) [data-compact], [data-compact]:lang(ru) { font-stretch: calc(${vars.font.width.compact} * 1%); }

  /*
   * Drawings that point on or back point the other way where lines begin at the right. Arrows that are signs (in and out, up and down, one for
   * the other, open elsewhere) mean the same in every language.
   */
  :is(
    .lucide-arrow-left, .lucide-arrow-right, .lucide-chevron-left, .lucide-chevron-right,
    .lucide-log-out, .lucide-send, .lucide-send-horizontal
  ):dir(rtl) { scale: -1 1; }

  /*
   * Where the device forces its colours, the tokens name these: nothing has to be forced, or words on a filled ground would get a plate of
   * the page's under them, and grounds that are drawn would go.
   */
  @media ${media.forcedColors} {
    html { forced-color-adjust: none; }
    /* Without its ground a button is known by its outline. */
    [data-variant] { border-color: currentcolor !important; }
  }

  @media ${media.reducedMotion} {
    html { scroll-behavior: auto; }
    /* An animation of no length still shows its beginning, which is nothing, for a frame. */
    [data-entering], [data-exiting] { animation: none !important; }
  }
`

/** The reset, body type, focus ring and language rules that every page needs once. Import `tokens.css` beside it. */
export function GlobalStyle() {
  return <Sheet />
}
