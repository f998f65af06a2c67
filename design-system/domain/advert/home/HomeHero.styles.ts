import { styled } from 'styled-components'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const HeroRoot = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  padding-block: ${space[6]};
  @media ${media.phone} {
    gap: ${space[4]};
    padding-block: ${space[2]};
  }
`

export const HeroTitle = styled.h1`
  max-width: 22ch;
  font: ${type.display.font};
  letter-spacing: ${type.display.tracking};
  text-wrap: balance;
  @media ${media.phone} {
    font: ${type.title1.font};
    letter-spacing: ${type.title1.tracking};
  }
`

export const HeroText = styled.p`
  margin-top: ${space[2]};
  max-width: 60ch;
  font: ${type.bodyL.font};
  color: ${semantic.text.secondary};
`

export const Search = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[5]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.l};
  background: ${semantic.surface.card};
  @media ${media.phone} {
    padding: ${space[4]};
  }
`

export const Switch = styled.div`
  @media ${media.phone} {
    display: grid;
    > [data-width] > label {
      flex: 1;
      justify-content: center;
    }
  }
`

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr)) auto;
  align-items: end;
  gap: ${space[3]};
  /* Fields keep a line for their messages; here the button stands on their boxes. */
  > button {
    min-height: ${vars.size.touch};
  }
  @media ${media.belowTabletBig} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > button {
      grid-column: 1 / -1;
    }
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
