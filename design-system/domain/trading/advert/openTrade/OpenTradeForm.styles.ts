import { styled } from 'styled-components'
import { centred, column } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

/** Both sides of the exchange beside each other, an arrow between; under each other on a phone. */
export const Exchange = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: start;
  gap: ${space[3]};
  > [data-part='arrow'] {
    ${centred}
    height: ${vars.size.controlXl};
    margin-top: ${space[6]};
    color: ${semantic.text.tertiary};
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
    > [data-part='arrow'] {
      display: none;
    }
  }
`

export const Submit = styled.div`
  ${column(space[2])}
  text-align: center;
`

export const Title = styled.h2`
  font: ${vars.type.title3.font};
  letter-spacing: ${vars.type.title3.tracking};
`
