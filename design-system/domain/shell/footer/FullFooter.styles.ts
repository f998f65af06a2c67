import { styled } from 'styled-components'
import { wrappingRow } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, size, space, type } = vars

/** Where the coins end and the pages begin: the names under the coins stand in the same line. */
const tradeColumn = '396px' /* measured: two coins with both of their sides */

export const Root = styled.footer`
  color: ${semantic.text.secondary};
  background: ${semantic.surface.card};
`

const arches = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='28'%3E%3Cpath d='M0 0h40v28h-3v-8a17 17 0 0 0-34 0v8H0Z'/%3E%3C/svg%3E")`
const lines = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='28' fill='none' stroke='%23000'%3E%3Cpath d='M2.5 28v-8a17.5 17.5 0 0 1 35 0v8'/%3E%3C/svg%3E")`

/** The edge towards the page: through the arches it can be seen. */
export const Arcade = styled.div`
  position: relative;
  height: 28px; /* measured: an arch of the row */
  background: ${semantic.surface.page};
  /* The page ends with a band of the footer's own ground. */
  main:has([data-ground='card']) ~ * & {
    background: ${semantic.surface.card};
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &::before {
    background: ${semantic.surface.card};
    mask: ${arches};
  }
  &::after {
    background: ${semantic.border.default};
    mask: ${lines};
  }
`

export const Room = styled.div`
  max-width: calc(${size.content} + 2 * ${space[10]});
  margin: 0 auto;
  padding: ${space[10]} ${space[10]} ${space[8]};
  @media ${media.belowDesktop} {
    padding-inline: ${space[6]};
  }
  @media ${media.phone} {
    padding: ${space[6]} ${space[4]};
  }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: ${tradeColumn} repeat(4, minmax(0, 1fr));
  gap: ${space[10]};
  @media ${media.belowTabletBig} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[8]} ${space[6]};
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  @media ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[6]} ${space[4]};
  }
`

export const GroupTitle = styled.h2`
  margin-bottom: ${space['2-5']};
  font: ${type.bodyStrong.font};
  color: ${semantic.text.primary};
  @media ${media.phone} {
    margin-bottom: ${space[1]};
  }
`

export const Coins = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space[8]};
  > li {
    display: grid;
    grid-template-columns: ${size.iconL} minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${space[2]};
    min-height: ${size.controlS};
  }
  b {
    color: ${semantic.text.primary};
  }
  > li > svg {
    color: ${semantic.text.primary};
  }
  @media ${media.belowTabletBig} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space[5]};
    > li {
      min-height: ${size.touch};
    }
    :lang(ru) & {
      column-gap: ${space['3-5']};
      > li {
        gap: ${space['1-5']};
      }
    }
  }
`

export const SideLink = styled.a`
  padding: ${space['1-5']} 0;
  &[data-last] {
    grid-column: span 2;
  }
  &:hover {
    color: ${semantic.text.link};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  @media ${media.phone} {
    padding: ${space[3]} 0;
    :lang(ru) & {
      font: ${type.label.font};
      font-weight: ${vars.font.weight.regular};
    }
  }
`

export const PlaceLink = styled.a`
  display: flex;
  align-items: center;
  min-height: ${size.controlS};
  padding: ${space[1]} 0;
  &:hover {
    color: ${semantic.text.link};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  @media ${media.phone} {
    min-height: ${size.touch};
  }
`

export const Middle = styled.div`
  display: grid;
  grid-template-columns: ${tradeColumn} minmax(0, 1fr) auto;
  gap: ${space[4]} ${space[10]};
  align-items: center;
  margin-top: ${space[8]};
  padding: ${space[5]} 0;
  border: solid ${semantic.border.subtle};
  border-width: ${vars.borderWidth.hairline} 0;
  @media ${media.belowTabletBig} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: ${space[5]};
  }
`

export const Home = styled.a`
  justify-self: start;
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
`

export const Reach = styled.div`
  ${wrappingRow(space[2], space[5])}
  /* The words of a button stand in the line of the column, and not its edge. */
  > button {
    margin-inline: calc(-1 * ${space['2-5']});
  }
  @media ${media.belowTabletBig} {
    grid-row: 2;
    grid-column: 1 / -1;
  }
`

export const ReachLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${size.controlS};
  font: ${type.label.font};
  &:hover {
    color: ${semantic.text.primary};
  }
  @media ${media.phone} {
    min-height: ${size.touch};
  }
`

export const SocialLink = styled(ReachLink)`
  padding: 0 ${space['2-5']};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.m};
  font-weight: ${vars.font.weight.semibold};
  color: ${semantic.text.primary};
  &:hover {
    background: ${semantic.surface.hover};
  }
`

export const Socials = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

export const Settings = styled.div`
  ${wrappingRow(space[3])}
  @media ${media.phone} {
    justify-content: space-between;
  }
`

/** Does nothing in a page without scripts. */
export const ThemeRoom = styled.div`
  min-width: 0;
  @media (scripting: none) {
    display: none;
  }
`

export const Legal = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[2]} ${space[12]};
  margin-top: ${space[5]};
  font: ${type.caption.font};
  > :last-child {
    flex: none;
  }
  @media ${media.phone} {
    flex-direction: column;
  }
`
