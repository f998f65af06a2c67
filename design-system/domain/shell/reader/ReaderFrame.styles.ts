import { styled } from 'styled-components'
import { centred, column, row, square } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, size, space } = vars

export const FrameRoot = styled.div`
  ${column()}
  min-height: 100dvh;
`

export const End = styled.div`
  ${row(space[1])}
  margin-inline-start: auto;
  > span[data-at] {
    margin-inline-end: ${space[2]};
  }
  > [data-at='phone'] {
    display: none;
  }
  @media ${media.phone} {
    > [data-at='phone'] {
      display: inline-flex;
    }
    > [data-at='wide'] {
      display: none;
    }
  }
`

/** Opens over the page without a script. */
export const Menu = styled.details`
  display: none;
  > summary {
    ${centred}
    ${square(size.touch)}
    border-radius: ${vars.radius.m};
    color: ${semantic.text.secondary};
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary {
    color: ${semantic.text.primary};
    background: ${semantic.surface.muted};
  }
  > nav {
    position: absolute;
    inset: 100% 0 auto;
    ${column(space[3])}
    align-items: flex-start;
    max-height: calc(100dvh - ${size.topBar});
    overflow-y: auto;
    padding: ${space[2]} ${space[4]} ${space[4]};
    border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.default};
    background: ${semantic.surface.card};
    box-shadow: ${vars.shadow[2]};
  }
  @media ${media.phone} {
    display: block;
  }
`

export const MenuList = styled.ul`
  width: 100%;
  > li > a {
    height: auto;
    min-height: ${size.controlXl};
    padding: 0;
  }
  > li + li {
    border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  }
  > li > a[aria-current]::after {
    display: none;
  }
`
