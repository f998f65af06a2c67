import { styled } from 'styled-components'
import { media, vars } from '../../../../design-system/tokens/vars.ts'

const { space } = vars

/** The page around the parts, as an application lays them out. */
export const Page = styled.div`
  margin: calc(-1 * ${space[4]});
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 424px;
  align-items: start;
  gap: ${space[6]};
  max-width: 1440px;
  margin: 0 auto;
  padding: ${space[5]} ${space[10]} ${space[6]};
  @media ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
    padding-inline: ${space[6]};
  }
  @media (max-width: 899px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media ${media.phone} {
    padding: ${space[3]} ${space[4]} ${space[6]};
  }
`

export const Side = styled.aside`
  display: flex;
  flex-direction: column;
  height: 724px;
  @media ${media.phone} {
    display: none;
  }
`
