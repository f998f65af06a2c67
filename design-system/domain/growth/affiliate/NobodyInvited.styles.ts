import { styled } from 'styled-components'
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
  display: grid;
  place-items: center;
  width: ${vars.size.tileM};
  height: ${vars.size.tileM};
  margin-bottom: ${space[2]};
  border-radius: ${vars.radius.m};
  color: ${semantic.accent.text};
  background: ${semantic.accent.soft};
`
