import { styled } from 'styled-components'
import { row } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

/** The picture beside the words; above them where it is narrow. */
export const SecretPlace = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${vars.space[5]};
  > :last-child {
    flex: 1;
    min-width: 0;
  }
  @media ${media.phone} {
    flex-direction: column;
    align-items: stretch;
    > svg {
      align-self: center;
    }
  }
`

export const SecretRow = styled.div`
  ${row(vars.space[2])}
`

/** Not wider than a code needs. */
export const CodePlace = styled.div`
  max-width: ${vars.size.panel};
`
