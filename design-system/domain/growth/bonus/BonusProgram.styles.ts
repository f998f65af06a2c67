import { styled } from 'styled-components'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

/** Two sums side by side, each with whom it is for. */
export const Sums = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: ${space[4]};
    border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
    border-radius: ${vars.radius.m};
  }
  dt {
    color: ${semantic.text.secondary};
  }
  @media ${media.phone} {
    gap: ${space[2]};
    > div {
      padding: ${space[3]};
    }
  }
`
