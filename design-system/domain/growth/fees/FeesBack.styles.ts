import { styled } from 'styled-components'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const BackCards = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[4]};
  > li {
    display: flex;
    flex-direction: column;
    gap: ${space[1]};
    padding: ${space[5]} ${space[6]};
    border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
    border-radius: ${vars.radius.l};
    background: ${semantic.surface.card};
  }
  strong {
    font: ${type.amountL.font};
    letter-spacing: ${type.amountL.tracking};
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
