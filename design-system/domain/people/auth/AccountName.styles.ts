import { styled } from 'styled-components'

export const UnseenField = styled.input`
  display: none;
`
