import { styled } from 'styled-components'
import { row, wrappingRow } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'
import { visuallyHidden } from '../../../primitives/hidden/VisuallyHidden.styles.ts'

const { semantic, space, size } = vars

export const HeaderRoot = styled.header`
  position: sticky;
  top: 0;
  z-index: ${vars.z.header};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  background: ${semantic.surface.card};

  /* Two shapes of one deadline; the other is not there for screen readers either. */
  [data-at='phone'] {
    display: none;
  }
  @media ${media.phone} {
    [data-at='wide'] {
      display: none;
    }
    [data-at='phone'] {
      display: inline-flex;
    }
  }
`

export const HeaderInner = styled.div`
  ${row(space[4])}
  max-width: calc(${size.content} + 2 * ${space[10]});
  min-height: ${size.header};
  margin: 0 auto;
  padding: ${space[1]} ${space[10]};
  @media ${media.belowDesktop} {
    padding-inline: ${space[6]};
  }
  @media ${media.phone} {
    gap: ${space[2]};
    min-height: ${size.topBar};
    padding-block: 0;
    padding-inline: ${space[4]} ${space[2]};
  }
`

export const BackWords = styled.span`
  @media ${media.phone} {
    ${visuallyHidden}
  }
`

export const Divider = styled.span`
  width: ${vars.borderWidth.hairline};
  height: ${size.step};
  background: ${semantic.border.default};
  @media ${media.phone} {
    display: none;
  }
`

export const TitleGroup = styled.div`
  flex: 1;
  ${wrappingRow(space[1], space[3])}
  min-width: 0;
`

export const Title = styled.h1`
  font: ${vars.type.bodyL.font};
  font-weight: ${vars.font.weight.semibold};
  white-space: nowrap;
`

export const WideOnly = styled.div`
  display: contents;
  @media ${media.phone} {
    display: none;
  }
`

export const ChatPlace = styled.div`
  display: none;
  @media ${media.phone} {
    display: block;
  }
`

export const End = styled.div`
  display: flex;
  align-items: center;
  @media ${media.phone} {
    display: none;
  }
`
