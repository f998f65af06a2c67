import { styled } from 'styled-components'
import { inlineRow, wrappingRow } from '../../theme/mixins.ts'
import { media, vars } from '../../tokens/vars.ts'

const { semantic, space } = vars

export const BannerRoot = styled.div`
  position: sticky;
  top: ${vars.size.header};
  z-index: ${vars.z.sticky};
  flex: none;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  color: ${semantic.text.primary};
  background: ${semantic.surface.muted};
  &[data-tone='warning'] {
    background: ${semantic.warning.soft};
    box-shadow: inset 0 calc(${vars.borderWidth.hairline} * -1) ${semantic.warning.border};
  }
  &[data-tone='positive'] {
    background: ${semantic.positive.soft};
    box-shadow: inset 0 calc(${vars.borderWidth.hairline} * -1) ${semantic.positive.border};
  }
  @media ${media.phone} {
    top: ${vars.size.topBar};
  }
`

export const BannerInner = styled.div`
  ${wrappingRow(space[1], space[3])}
  justify-content: center;
  min-height: ${vars.size.controlM};
  padding: ${space[1]} ${space[2]};
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
`

export const BannerWords = styled.span`
  ${inlineRow(space[2])}
  font-weight: ${vars.font.weight.medium};
`
