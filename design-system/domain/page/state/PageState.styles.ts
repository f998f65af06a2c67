import { styled } from 'styled-components'
import { centred, column, square } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, size, space } = vars

export const StateRoot = styled.section`
  ${column(space[3])}
  align-items: center;
  max-width: ${size.panel};
  margin-inline: auto;
  padding: ${space[16]} ${space[4]};
  text-align: center;
  @media ${media.phone} {
    padding: ${space[10]} 0;
  }
`

export const Sign = styled.svg`
  &[data-drawing='arch'] {
    width: ${size.archWidth};
    height: ${size.archHeight};
    fill: none;
    stroke: ${semantic.border.strong};
    stroke-width: 1.5;
  }
  &[data-drawing='icon'] {
    ${centred}
    ${square(size.emblem)}
    border-radius: ${vars.radius.l};
    color: ${semantic.text.secondary};
    background: ${semantic.surface.muted};
  }
`

export const Lead = styled.p`
  font: ${vars.type.bodyL.font};
  color: ${semantic.text.secondary};
  text-wrap: pretty;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
  margin-top: ${space[3]};
  @media ${media.phone} {
    align-self: stretch;
    flex-direction: column;
    align-items: stretch;
  }
`
