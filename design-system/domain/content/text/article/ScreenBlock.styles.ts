import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'
import { FigureRoot } from './FigureBlock.styles.ts'

/** Both themes' pictures are there; the one that is not shown is not fetched either. */
export const ScreenRoot = styled(FigureRoot)`
  img {
    border: ${vars.borderWidth.hairline} solid ${vars.semantic.border.default};
  }
  [data-shown='dark'],
  [data-theme='dark'] & [data-shown='light'] {
    display: none;
  }
  [data-theme='dark'] & [data-shown='dark'] {
    display: block;
  }
`
