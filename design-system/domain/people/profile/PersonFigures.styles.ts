import { styled } from 'styled-components'
import { inlineRow } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const Bands = styled.ul`
  display: grid;
  gap: ${space[1]};
`

/** Two by two, and one under the other where the words are long. */
export const Verified = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr)); /* measured: "Мессенджер" with its icon */
  gap: ${space[2]} ${space[3]};
  > li {
    ${inlineRow(space['1-5'])}
    color: ${semantic.text.tertiary};
  }
  > li[data-passed] {
    color: ${semantic.text.primary};
  }
  > li[data-passed] > svg {
    color: ${semantic.positive.icon};
  }
`
