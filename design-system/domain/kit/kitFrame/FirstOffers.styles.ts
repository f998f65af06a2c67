import { styled } from 'styled-components'
import { captionText, cardSurface, column } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const Offers = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;
  ${cardSurface}
  background: none;
`

/** Each has a ground of its own theme. */
export const Stage = styled.div`
  ${column(space[3])}
  min-width: 0;
  overflow: clip;
  padding: ${space[4]} ${space[5]} ${space[5]};
  ul {
    overflow: clip;
    ${cardSurface}
  }
  li {
    background: none;
  }
  @media ${media.phone} {
    padding: ${space['3-5']};
    ul {
      border: 0;
    }
  }
`

export const StageHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[3]};
  ${captionText}
  > strong {
    color: ${semantic.text.primary};
  }
`
