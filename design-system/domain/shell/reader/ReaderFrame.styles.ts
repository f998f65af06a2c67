import { styled } from 'styled-components'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, size, space } = vars

export const FrameRoot = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`

export const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
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
    display: grid;
    place-items: center;
    width: ${size.touch};
    height: ${size.touch};
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
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${space[3]};
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
