import { styled } from 'styled-components'
import { captionText, column, labelText, noteText, oneLine, row } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, size, space, type } = vars
const place = 'minmax(min(204px, 100%), 1fr)' /* measured: a code and the longest name */
const group = 'minmax(min(220px, 100%), 1fr)' /* measured: the longest name of a way to pay */
const hairline = `${vars.borderWidth.hairline} solid ${semantic.border.subtle}`

export const PlacesRoot = styled.div`
  ${column(space[2])}
  > h3 {
    ${labelText}
  }
  > p {
    color: ${semantic.text.secondary};
  }
`

export const Places = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, ${place});
  gap: ${space[2]};
  @media ${media.phone} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

export const Place = styled.a`
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
  min-height: ${size.touch};
  padding: ${space['2-5']} ${space[3]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.m};
  background: ${semantic.surface.card};
  &:hover {
    border-color: ${semantic.border.hover};
    background: ${semantic.surface.hover};
  }
  > span {
    ${oneLine}
    color: ${semantic.text.secondary};
  }
  @media ${media.phone} {
    > span {
      display: none;
    }
  }
`

export const SheetHead = styled.div`
  padding: ${space[5]} ${space[6]} ${space[3]};
  h3 {
    font: ${type.title3.font};
  }
  p {
    ${noteText}
  }
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
`

export const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, ${group});
`

export const Group = styled.div`
  min-width: 0;
  padding: ${space[3]} ${space[6]} ${space[5]};
  li {
    border-bottom: ${hairline};
  }
  li > a {
    display: flex;
    align-items: center;
    min-height: 36px; /* measured: near enough to be read as a list */
  }
  @media ${media.phone} {
    padding-inline: ${space[4]};
    li > a {
      min-height: ${size.touch};
    }
  }
`

export const GroupHead = styled.div`
  ${row(space[2])}
  min-height: ${size.touch};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  h4 {
    flex: 1;
    font: ${type.bodyStrong.font};
  }
  > span {
    ${captionText}
  }
`
