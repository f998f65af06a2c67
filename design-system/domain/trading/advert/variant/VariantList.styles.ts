import { styled } from 'styled-components'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const VariantRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[3]};
  padding-bottom: ${space[3]};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  > * {
    align-self: start;
  }
  > [data-part='mode'],
  > button {
    margin-top: ${space[6]};
  }
  > [data-part='error'] {
    grid-column: 1 / -1;
  }
  @media ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    > [data-part='mode'],
    > [data-part='price'] {
      grid-column: 1 / -1;
      margin-top: 0;
    }
    > button {
      grid-area: 1 / 2;
    }
  }
`
