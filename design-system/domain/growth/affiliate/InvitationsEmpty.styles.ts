import { styled } from 'styled-components'
import { centred, square } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

/** What follows on what, in three steps. */
export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[5]};
  p {
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
`

export const StepIcon = styled.span`
  ${centred}
  ${square(vars.size.tileM)}
  margin-bottom: ${space[2]};
  border-radius: ${vars.radius.m};
  color: ${semantic.accent.text};
  background: ${semantic.accent.soft};
`
