import { styled } from 'styled-components'
import { captionText, row, wrappingRow } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, size, space } = vars

/** It never takes more than half of a small screen: its place stays in sight. */
export const BarRoot = styled.section`
  max-height: 50dvh;
  overflow-y: auto;
  border-block-end: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  background: ${semantic.surface.card};
`

export const BarInner = styled.div`
  ${wrappingRow(space[2], space[4])}
  max-width: calc(${size.content} + 2 * ${space[10]});
  min-height: ${size.header};
  margin: 0 auto;
  padding: ${space[2]} ${space[10]};
  @media ${media.belowDesktop} {
    padding-inline: ${space[6]};
  }
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
`

export const Choices = styled.div`
  ${wrappingRow(space[2], space[4])}
  min-width: 0;
  @media ${media.belowDesktop} {
    &[data-further] {
      order: 1;
      flex-basis: 100%;
    }
  }
`

export const Axis = styled.div`
  ${row(space[2])}
  min-width: 0;
  max-width: 100%;
`

/** The control says its name itself; on a phone there is room for nothing else. */
export const AxisName = styled.span`
  ${captionText}
  @media ${media.phone} {
    [data-further] & {
      flex: none;
    }
    :not([data-further]) > div > & {
      display: none;
    }
  }
`

export const MorePlace = styled.div`
  margin-inline-start: auto;
`

export const CopyPlace = styled.div`
  margin-inline-start: auto;
  @media ${media.belowDesktop} {
    margin-inline-start: 0;
  }
`
