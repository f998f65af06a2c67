import { createGlobalStyle, styled } from 'styled-components'
import { column } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

/**
 * While codes are on screen, printing prints them and nothing else: all goes that neither holds them nor is of them. Dark on
 * paper whatever the theme.
 */
export const PrintOnlyCodes = createGlobalStyle`
  @media print {
    body *:not(:has([data-printed]), [data-printed], [data-printed] *) {
      display: none !important;
    }
    [data-printed], [data-printed] * {
      color: CanvasText !important;
      background: Canvas !important;
    }
    [data-print-only] {
      display: block !important;
    }
  }
`

export const Sheet = styled.div`
  ${column(space[3])}
  padding: ${space[4]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.m};
  background: ${semantic.surface.muted};
`

/** Of the paper alone: the page says it elsewhere. */
export const PaperTitle = styled.p`
  display: none;
  font: ${vars.type.bodyStrong.font};
`

export const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]} ${space[5]};
  font: ${vars.type.codeText.font};
  letter-spacing: ${vars.type.codeText.tracking};
  font-variant-ligatures: none;
  user-select: all;
  @media ${media.phone} {
    gap: ${space[2]} ${space[3]};
  }
`
