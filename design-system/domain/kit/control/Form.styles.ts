import { styled } from 'styled-components'
import { captionText, cardSurface, column, square } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { borderWidth, semantic, space } = vars
const line = `${borderWidth.hairline} solid ${semantic.border.subtle}`

/** As many beside each other as there is room for; lines between them, and none at the edges. */
export const Specimens = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20em, 100%), 1fr));
  overflow: clip;
  ${cardSurface}
`

export const SpecimenPlace = styled.div`
  ${column(space[3])}
  min-width: 0;
  padding: ${space[5]};
  margin-block-end: calc(-1 * ${borderWidth.hairline});
  margin-inline-end: calc(-1 * ${borderWidth.hairline});
  border-block-end: ${line};
  border-inline-end: ${line};
`

/** What else may be said, under a dashed line. */
export const OtherWords = styled.ul`
  ${column(space[1])}
  margin-block-start: auto;
  padding-block-start: ${space[3]};
  border-block-start: ${borderWidth.hairline} dashed ${semantic.border.default};
  ${captionText}
  li {
    padding-inline-start: ${space[4]};
  }
  li::before {
    content: '';
    display: inline-block;
    ${square(space[1])}
    margin-inline: calc(-1 * ${space[3]}) ${space[2]};
    rotate: 45deg;
    vertical-align: middle;
    background: ${semantic.border.strong};
  }
`
