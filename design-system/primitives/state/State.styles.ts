import { styled } from 'styled-components'
import { centred, column, inlineRow, square } from '../../theme/mixins.ts'
import { vars } from '../../tokens/vars.ts'

const { semantic, space } = vars

export const StateRoot = styled.div`
  ${column(space['1-5'])}
  align-items: center;
  padding: ${space[6]} ${space[4]};
  text-align: center;
`

export const Arches = styled.svg`
  width: ${vars.size.archWidth};
  height: ${vars.size.archHeight};
  fill: none;
  stroke: ${semantic.border.strong};
  stroke-width: 1.5;
`

export const Emblem = styled.span`
  ${centred}
  ${square(vars.size.emblem)}
  border-radius: ${vars.radius.l};
  color: ${semantic.text.secondary};
  background: ${semantic.surface.muted};
`

export const StateTitle = styled.h2`
  margin-top: ${space['1-5']};
  font: ${vars.type.bodyL.font};
  font-weight: ${vars.font.weight.semibold};
  text-wrap: balance;
`

export const StateBody = styled.p`
  color: ${semantic.text.secondary};
  text-wrap: pretty;
`

export const StateActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
  margin-top: ${space['2-5']};
`

export const StaleRoot = styled.output`
  ${inlineRow(space[1])}
  font: ${vars.type.caption.font};
  color: ${semantic.warning.text};
`
