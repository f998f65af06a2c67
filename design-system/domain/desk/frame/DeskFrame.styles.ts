import { styled } from 'styled-components'
import { visuallyHidden } from '../../../primitives/hidden/VisuallyHidden.styles.ts'
import { captionText, column, inlineRow, oneLine, row } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, size, space, type } = vars

/** The navigation at the side; below a big tablet a rail of signs, on a phone a bar at the bottom. */
export const FrameRoot = styled.div`
  display: grid;
  grid-template-columns: 224px minmax(0, 1fr); /* measured: the longest name of a page with its count, in Russian */
  min-height: 100dvh;
  @media ${media.belowTabletBig} {
    grid-template-columns: auto minmax(0, 1fr);
  }
  @media ${media.phone} {
    display: block;
    padding-bottom: calc(${size.tabBar} + env(safe-area-inset-bottom));
  }
`

export const Side = styled.div`
  ${column()}
  position: sticky;
  top: 0;
  height: 100dvh;
  overflow-y: auto;
  padding: ${space[2]};
  border-inline-end: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  background: ${semantic.surface.card};
  @media ${media.phone} {
    display: none;
  }
`

export const SideBrand = styled.div`
  ${row(space[2])}
  justify-content: space-between;
  min-height: ${size.touch};
  margin-block-end: ${space[2]};
  padding-inline: ${space[2]};
  > :last-child {
    flex: none;
  }
  @media ${media.belowTabletBig} {
    justify-content: center;
    padding-inline: 0;
    > [data-part='badge'] {
      ${visuallyHidden}
    }
  }
`

/** The name of the brand is for those who have room for it. */
export const BrandLink = styled.a`
  ${inlineRow()}
  min-height: ${size.touch};
  @media ${media.belowTabletBig} {
    > [data-look='full'] {
      display: none;
    }
  }
  @media ${media.tabletBigUp} {
    > [data-look='sign'] {
      display: none;
    }
  }
`

export const GroupTitle = styled.h2`
  padding: ${space[3]} ${space['2-5']} ${space[1]};
  font: ${type.caption.font};
  color: ${semantic.text.secondary};
  @media ${media.belowTabletBig} {
    ${Side} & {
      ${visuallyHidden}
    }
  }
`

export const PlaceList = styled.ul`
  ${column(space['0-5'])}
  margin: 0;
  padding: 0;
  list-style: none;
`

export const PlaceLink = styled.a`
  ${row(space['2-5'])}
  min-height: ${size.controlS};
  padding: ${space['0-5']} ${space['2-5']};
  border-radius: ${vars.radius.s};
  font: ${type.label.font};
  color: ${semantic.text.primary};
  > svg {
    flex: none;
    color: ${semantic.text.secondary};
  }
  &:hover {
    background: ${semantic.surface.hover};
  }
  &[aria-current='page'] {
    color: ${semantic.accent.text};
    background: ${semantic.surface.selected};
    > svg {
      color: inherit;
    }
  }
  &:focus-visible {
    outline-offset: calc(${vars.focus.offset} * -1);
  }
  @media ${media.belowTabletBig} {
    ${Side} & {
      position: relative;
      justify-content: center;
      min-height: ${size.controlM};
    }
  }
  @media ${media.phone} {
    min-height: ${size.touch};
  }
`

export const PlaceName = styled.span`
  flex: 1;
  min-width: 0;
  @media ${media.belowTabletBig} {
    ${Side} & {
      ${visuallyHidden}
    }
  }
`

export const PlaceCount = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
  font-weight: ${vars.font.weight.semibold};
  &[data-tone='warning'] {
    color: ${semantic.warning.text};
  }
  &[data-tone='negative'] {
    color: ${semantic.negative.text};
  }
  @media ${media.belowTabletBig} {
    ${Side} & {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: ${space[1]};
      font: ${type.caption.font};
      font-weight: ${vars.font.weight.semibold};
    }
  }
`

/** Who is at the desk, at the foot of the side. */
export const SideFoot = styled.div`
  ${row(space['2-5'])}
  margin-block-start: auto;
  padding: ${space[3]} ${space[1]} ${space[1]};
  border-block-start: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  @media ${media.belowTabletBig} {
    ${column(space[1])}
    align-items: center;
    margin-block-start: auto;
    padding-inline: 0;
  }
`

export const FootWords = styled.div`
  flex: 1;
  min-width: 0;
  font: ${type.label.font};
  > * {
    ${oneLine}
    display: block;
  }
  > :last-child {
    ${captionText}
  }
  @media ${media.belowTabletBig} {
    ${visuallyHidden}
  }
`

export const Room = styled.div`
  ${column()}
  min-width: 0;
`

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${vars.z.header};
  ${row(space[2])}
  min-height: ${size.topBar};
  padding-inline: ${space[6]};
  border-block-end: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  background: ${semantic.surface.card};
  @media ${media.belowTabletBig} {
    padding-inline: ${space[4]};
  }
  @media ${media.phone} {
    padding-inline: ${space[4]} ${space[2]};
  }
`

/** The sign stands in the bar where there is no side. */
export const BarBrand = styled.a`
  display: none;
  @media ${media.phone} {
    ${inlineRow()}
    min-height: ${size.touch};
  }
`

export const BarEnd = styled.div`
  ${row(space[1])}
  flex: none;
  margin-inline-start: auto;
  @media ${media.phone} {
    > [data-at='wide'] {
      display: none;
    }
  }
`

/** Looks as the field that the list of commands begins with. */
export const SearchRoot = styled.button`
  ${row(space[2])}
  flex: 0 1 436px; /* measured: the search of the mockup */
  min-width: 0;
  min-height: ${size.controlM};
  padding-inline: ${space[3]} ${space['1-5']};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.strong};
  border-radius: ${vars.radius.m};
  font: ${type.body.font};
  text-align: start;
  color: ${semantic.text.secondary};
  background: ${semantic.surface.card};
  &:hover {
    border-color: ${semantic.border.hover};
  }
  > span {
    ${oneLine}
    flex: 1;
  }
  @media ${media.phone} {
    flex: 1;
    > kbd {
      display: none;
    }
  }
`

/** The place of the search until it is there. */
export const SearchPlace = styled.div`
  flex: 0 1 436px; /* measured: as the search */
  min-height: ${size.controlM};
  @media ${media.phone} {
    flex: 1;
  }
`

export const ClockButton = styled.button`
  ${inlineRow(space['1-5'])}
  min-height: ${size.controlM};
  padding-inline: ${space[2]};
  border-radius: ${vars.radius.m};
  font: ${type.label.font};
  font-weight: ${vars.font.weight.regular};
  white-space: nowrap;
  color: ${semantic.text.secondary};
  &:hover {
    color: ${semantic.text.primary};
    background: ${semantic.surface.muted};
  }
  > strong {
    font-variant-numeric: tabular-nums;
    color: ${semantic.text.primary};
  }
  &[data-tone='warning'] > :is(strong, svg) {
    color: ${semantic.warning.text};
  }
  @media ${media.phone} {
    > span {
      ${visuallyHidden}
    }
  }
`

export const DeskMain = styled.main`
  flex: 1 0 auto;
  width: 100%;
  max-width: calc(${size.content} + 2 * ${space[6]});
  padding: ${space[5]} ${space[6]} ${space[8]};
  outline: none;
  @media ${media.belowTabletBig} {
    padding-inline: ${space[4]};
  }
  @media ${media.phone} {
    padding: ${space['3-5']} ${space[4]} ${space[5]};
  }
`
