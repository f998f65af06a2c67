import { styled } from 'styled-components'
import { inlineRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, size, space } = vars

/** What opens the list of locks: the locked amount itself, underlined by the hatch. */
export const LocksTrigger = styled.button`
  ${inlineRow(space[1])}
  max-width: 100%;
  min-height: ${size.controlS};
  margin-block: calc(${space[1]} * -1);
  text-align: end;
  > [data-size] {
    background: linear-gradient(${semantic.escrow.hatch}, ${semantic.escrow.hatch}) no-repeat bottom / 100%
      ${vars.borderWidth.hairline};
  }
  &:hover {
    color: ${semantic.text.primary};
  }
  @media ${media.phone} {
    min-height: ${size.touch};
    margin-block: 0;
  }
`
