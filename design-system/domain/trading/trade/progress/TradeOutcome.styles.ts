import { styled } from 'styled-components'
import { centred, square } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const OutcomeHead = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[4]};
  overflow-wrap: anywhere;
`

export const OutcomeEmblem = styled.span`
  ${centred}
  ${square(vars.size.touch)}
  border-radius: ${vars.radius.m};
  color: ${semantic.text.secondary};
  background: ${semantic.surface.muted};
  &[data-tone='positive'] {
    color: ${semantic.positive.text};
    background: ${semantic.positive.soft};
  }
`
