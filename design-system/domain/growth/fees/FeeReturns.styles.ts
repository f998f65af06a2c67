import { styled } from 'styled-components'
import { cardSurface, column, typeStyle } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const BackCards = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[4]};
  > li {
    ${column(space[1])}
    padding: ${space[5]} ${space[6]};
    ${cardSurface}
  }
  strong {
    ${typeStyle(type.amountL)}
  }
  p {
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
  @media ${media.belowTabletBig} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }
  @media ${media.phone} {
    > li {
      padding: ${space[4]};
    }
  }
`

export const BackLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  @media ${media.phone} {
    flex-direction: column;
    > a {
      display: inline-flex;
      align-items: center;
      min-height: ${vars.size.touch};
    }
  }
`
