import { styled } from 'styled-components'
import { column, partTitle } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

/** The parts of a page that is read from above: far from each other. */
export const CountryRoot = styled.div`
  ${column(space[16])}
  padding-block: ${space[6]} ${space[16]};
  @media ${media.phone} {
    gap: ${space[10]};
    padding-block: 0 ${space[10]};
  }
`

export const Part = styled.section`
  ${column(space[6])}
  min-width: 0;
  @media ${media.phone} {
    gap: ${space[4]};
  }
`

/** The title with its words, and what is chosen beside them. */
export const PartHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[4]} ${space[6]};
  h2 {
    ${partTitle}
    text-wrap: balance;
  }
`

export const PartWords = styled.div`
  ${column(space[2])}
  min-width: 0;
  p {
    max-width: 68ch;
    font: ${type.bodyL.font};
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
`

/** The title on the left, what it is of on the right. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  align-items: start;
  gap: ${space[10]};
  > :first-child {
    ${column(space[3])}
  }
  @media ${media.belowTabletBig} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
  }
`
