import { styled } from 'styled-components'
import { iconButtonLook } from '../../primitives/button/IconButton.styles.ts'
import { centred, inlineRow, labelText, row, square } from '../../theme/mixins.ts'
import { media, vars } from '../../tokens/vars.ts'

const { semantic, size, space } = vars

export const BarRoot = styled.header`
  position: sticky;
  top: 0;
  z-index: ${vars.z.header};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  background: ${semantic.surface.card};
`

export const BarInner = styled.div`
  display: flex;
  align-items: stretch;
  gap: ${space[8]};
  height: ${size.header};
  max-width: calc(${size.content} + 2 * ${space[10]});
  margin: 0 auto;
  padding: 0 ${space[10]};
  @media ${media.belowDesktop} {
    gap: ${space[5]};
    padding: 0 ${space[6]};
  }
  @media ${media.tablet} {
    gap: ${space[3]};
  }
  @media ${media.phone} {
    height: ${size.topBar};
    padding-block: 0;
    padding-inline: ${space[4]} ${space[2]};
  }
`

export const HomeLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
`

export const NavList = styled.ul`
  flex: 1;
  display: flex;
  gap: ${space[1]};
  @media ${media.tablet} {
    > :is([data-for='viewer'], [data-for='desktop']) {
      display: none;
    }
  }
`

export const MainNav = styled.nav`
  flex: 1;
  display: flex;
  min-width: 0;
  @media ${media.phone} {
    display: none;
  }
`

export const NavLink = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  height: 100%;
  padding: 0 ${space[3]};
  font-weight: ${vars.font.weight.medium};
  color: ${semantic.text.secondary};
  white-space: nowrap;
  &:hover {
    color: ${semantic.text.primary};
  }
  &[aria-current='page'] {
    font-weight: ${vars.font.weight.semibold};
    color: ${semantic.text.primary};
  }
  &[aria-current='page']::after {
    content: '';
    position: absolute;
    inset: auto ${space[3]} calc(${vars.borderWidth.hairline} * -1);
    height: ${vars.borderWidth.thick};
    border-radius: ${vars.radius.xs} ${vars.radius.xs} 0 0;
    background: ${semantic.accent.solid};
  }
  &:focus-visible {
    outline-offset: calc(${vars.focus.offset} * -1);
  }
  @media ${media.tablet} {
    padding: 0 ${space['1-5']};
  }
`

export const End = styled.div`
  ${row(space[1])}
  margin-inline-start: auto;
  [data-at] {
    display: contents;
  }
  @media ${media.phone} {
    [data-at='wide'] {
      display: none;
    }
  }
`

export const BalanceLink = styled.a`
  ${inlineRow(space['1-5'])}
  min-height: ${size.controlS};
  padding: 0 ${space['2-5']};
  border-radius: ${vars.radius.s};
  ${labelText}
  white-space: nowrap;
  &:hover {
    color: ${semantic.text.primary};
    background: ${semantic.surface.muted};
  }
  @media ${media.tablet} {
    display: none;
  }
  @media ${media.phone} {
    display: none;
  }
`

export const IconLink = styled.a`
  ${iconButtonLook}
`

/** Where a button of the viewer will stand. */
export const KeptPlace = styled.span`
  flex: none;
  ${centred}
  width: ${size.controlM};
  &[data-mark='tile'] {
    width: ${size.touch};
  }
  &[data-mark='tile']::before {
    content: '';
    ${square(size.tileS)}
    border-radius: ${vars.radius.s};
    background: ${semantic.surface.skeleton};
  }
`
