import { css, styled } from 'styled-components'
import { column } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, size, space } = vars

export const TabRoot = styled.nav`
  display: none;
  @media ${media.phone} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${vars.z.tabBar};
    display: block;
    padding-bottom: env(safe-area-inset-bottom);
    border-top: ${vars.borderWidth.hairline} solid ${semantic.border.default};
    background: ${semantic.surface.card};
  }
`

export const TabList = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  height: ${size.tabBar};
  > li {
    display: grid;
  }
`

const tab = css`
  ${column(space['0-5'])}
  align-items: center;
  justify-content: center;
  font: ${vars.type.caption.font};
  font-weight: ${vars.font.weight.medium};
  color: ${semantic.text.tertiary};
  &[aria-current='page'] {
    font-weight: ${vars.font.weight.semibold};
    color: ${semantic.accent.text};
  }
  &:focus-visible {
    outline-offset: calc(${vars.focus.offset} * -1);
  }
`

export const TabItem = styled.a`
  ${tab}
`

export const TabButton = styled.button`
  ${tab}
`

export const TabMark = styled.span`
  position: relative;
  display: grid;
  > [data-shape='count'] {
    position: absolute;
    top: calc(${space['1-5']} * -1);
    inset-inline-start: calc(100% - ${space['2-5']});
  }
`
