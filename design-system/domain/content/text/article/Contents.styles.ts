import { styled } from 'styled-components'
import { cardSurface, plainSummary, row } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { borderWidth, semantic, size, space, type } = vars

export const ContentsRoot = styled.nav`
  min-width: 0;
  > p {
    margin-bottom: ${space[2]};
    font: ${type.label.font};
    font-weight: ${vars.font.weight.semibold};
    color: ${semantic.text.secondary};
  }
`

export const ContentsLinks = styled.ol`
  border-inline-start: ${borderWidth.hairline} solid ${semantic.border.default};
  a {
    display: block;
    margin-inline-start: calc(-1 * ${borderWidth.hairline});
    padding-block: ${space['1-5']};
    padding-inline: ${space['3-5']} 0;
    border-inline-start: ${borderWidth.thick} solid transparent;
    color: ${semantic.text.secondary};
  }
  a:hover {
    color: ${semantic.text.primary};
  }
  a[aria-current] {
    border-color: ${semantic.text.primary};
    font-weight: ${vars.font.weight.semibold};
    color: ${semantic.text.primary};
  }
`

/** A card that opens: the look of every fold over a text. */
export const FoldRoot = styled.details`
  padding: 0 ${space['3-5']};
  ${cardSurface}
  > summary {
    ${row(space[3])}
    justify-content: space-between;
    min-height: ${size.controlXl};
    border-radius: ${vars.radius.xs};
    font: ${type.bodyStrong.font};
    ${plainSummary}
  }
  > summary > svg {
    color: ${semantic.text.secondary};
    transition: transform ${vars.duration.fast} ${vars.easing.out};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  > ol {
    padding-bottom: ${space[2]};
  }
  > ol a {
    display: flex;
    align-items: center;
    min-height: ${size.touch};
    color: ${semantic.text.secondary};
  }
  > ol a:hover {
    color: ${semantic.text.primary};
  }
`
