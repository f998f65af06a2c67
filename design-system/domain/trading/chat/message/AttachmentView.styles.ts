import { styled } from 'styled-components'
import { captionText, row } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const FileLink = styled.a`
  ${row(space['2-5'])}
  min-width: 0;
  border-radius: ${vars.radius.s};
  color: ${semantic.text.primary};
  @media ${media.phone} {
    min-height: ${vars.size.touch};
  }
`

export const FileWords = styled.span`
  flex: 1;
  display: grid;
  min-width: 0;
`

export const FileName = styled.strong`
  font: ${type.label.font};
  font-weight: ${vars.font.weight.semibold};
  overflow-wrap: anywhere;
`

export const FileFacts = styled.span`
  ${captionText}
`

export const ThumbnailLink = styled.a`
  display: block;
  margin-bottom: ${space[2]};
  border-radius: ${vars.radius.m};
  overflow: clip;
  overflow-clip-margin: ${space[1]};
`

/** Its place is kept before it is loaded, so that nothing jumps. */
export const Thumbnail = styled.img`
  width: 100%;
  height: auto;
  max-height: 240px; /* measured: a receipt is recognised, the next message still seen */
  object-fit: cover;
  object-position: top;
  border-radius: inherit;
  background: ${semantic.surface.skeleton};
`
