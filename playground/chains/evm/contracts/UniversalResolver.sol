// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface IRegistry {
  function resolver(bytes32 node) external view returns (address);
}

interface IResolver {
  function addr(bytes32 node) external view returns (address);
  function name(bytes32 node) external view returns (string memory);
  function supportsInterface(bytes4 id) external view returns (bool);
  function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory);
}

/// Resolves names and addresses in one call, with the functions and errors of ENS's own. Names of a host elsewhere are handed on by its urls.
contract UniversalResolver {
  error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);
  error ResolverNotFound(bytes name);
  error ResolverError(bytes errorData);
  error ReverseAddressMismatch(string primary, bytes primaryAddress);

  bytes4 private constant EXTENDED = 0x9061b923;
  bytes4 private constant LOOKUP = 0x556f1830;
  IRegistry private immutable REGISTRY;

  constructor(address registry) {
    REGISTRY = IRegistry(registry);
  }

  function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata) external view returns (bytes memory, address) {
    (address found, bool isOwn) = find(name);
    return ask(found, isOwn, name, data);
  }

  /// Takes what a host said, and lets the resolver that sent us there look at it.
  function take(bytes calldata response, bytes calldata extraData) external view returns (bytes memory, address) {
    (address from, bytes4 callback, bytes memory extra) = abi.decode(extraData, (address, bytes4, bytes));
    (bool isDone, bytes memory answer) = from.staticcall(abi.encodeWithSelector(callback, response, extra));
    if (!isDone) revert ResolverError(answer);
    return (abi.decode(answer, (bytes)), from);
  }

  function reverseWithGateways(bytes calldata owner, uint256 coinType, string[] calldata) external view returns (string memory, address, address) {
    if (coinType != 60 || owner.length != 20) return ('', address(0), address(0));
    bytes32 node = keccak256(abi.encodePacked(reverseNode(), keccak256(hexOf(owner))));
    address says = REGISTRY.resolver(node);
    if (says.code.length == 0) return ('', address(0), says);
    string memory primary = IResolver(says).name(node);
    if (bytes(primary).length == 0) return ('', address(0), says);
    (address back, address found) = forward(primary);
    if (back != address(bytes20(owner))) revert ReverseAddressMismatch(primary, abi.encodePacked(back));
    return (primary, found, says);
  }

  function forward(string memory primary) private view returns (address back, address found) {
    (bytes memory wire, bytes32 node) = encode(bytes(primary));
    bool isOwn;
    (found, isOwn) = this.find(wire);
    (bytes memory answer, ) = this.ask(found, isOwn, wire, abi.encodeCall(IResolver.addr, (node)));
    back = answer.length == 32 ? abi.decode(answer, (address)) : address(0);
  }

  /// Who resolves a name, or the next one above it.
  function find(bytes calldata name) public view returns (address, bool) {
    uint256 offset = 0;
    while (offset < name.length) {
      address found = REGISTRY.resolver(hashOf(name, offset));
      if (found.code.length > 0) return (found, offset == 0);
      offset += uint8(name[offset]) + 1;
    }
    revert ResolverNotFound(name);
  }

  function ask(address to, bool isOwn, bytes calldata name, bytes calldata data) public view returns (bytes memory, address) {
    bool isExtended = IResolver(to).supportsInterface(EXTENDED);
    if (!isExtended && !isOwn) revert ResolverNotFound(name);
    (bool isDone, bytes memory answer) = to.staticcall(isExtended ? abi.encodeCall(IResolver.resolve, (name, data)) : data);
    if (isDone) return (isExtended ? abi.decode(answer, (bytes)) : answer, to);
    if (answer.length < 4 || bytes4(answer) != LOOKUP) revert ResolverError(answer);
    handOn(to, answer);
  }

  function handOn(address from, bytes memory thrown) private view {
    bytes memory inside = new bytes(thrown.length - 4);
    for (uint256 index = 0; index < inside.length; index += 1) inside[index] = thrown[index + 4];
    (, string[] memory urls, bytes memory callData, bytes4 callback, bytes memory extra) =
      abi.decode(inside, (address, string[], bytes, bytes4, bytes));
    revert OffchainLookup(address(this), urls, callData, this.take.selector, abi.encode(from, callback, extra));
  }

  /// The hash of a name as DNS writes it, from an offset on.
  function hashOf(bytes calldata name, uint256 offset) private pure returns (bytes32) {
    uint256 length = uint8(name[offset]);
    if (length == 0) return bytes32(0);
    return keccak256(abi.encodePacked(hashOf(name, offset + length + 1), keccak256(name[offset + 1:offset + length + 1])));
  }

  /// A name with points as DNS writes it, and its hash.
  function encode(bytes memory name) private pure returns (bytes memory wire, bytes32 node) {
    uint256 end = name.length;
    wire = hex'00';
    for (uint256 index = name.length; index > 0; index -= 1) {
      bool isStart = index == 1;
      if (!isStart && name[index - 2] != '.') continue;
      bytes memory label = new bytes(end - (index - 1));
      for (uint256 sign = 0; sign < label.length; sign += 1) label[sign] = name[index - 1 + sign];
      wire = abi.encodePacked(uint8(label.length), label, wire);
      node = keccak256(abi.encodePacked(node, keccak256(label)));
      end = isStart ? 0 : index - 2;
    }
  }

  function reverseNode() private pure returns (bytes32) {
    bytes32 top = keccak256(abi.encodePacked(bytes32(0), keccak256('reverse')));
    return keccak256(abi.encodePacked(top, keccak256('addr')));
  }

  function hexOf(bytes calldata raw) private pure returns (bytes memory text) {
    bytes16 digits = '0123456789abcdef';
    text = new bytes(raw.length * 2);
    for (uint256 index = 0; index < raw.length; index += 1) {
      text[index * 2] = digits[uint8(raw[index]) >> 4];
      text[index * 2 + 1] = digits[uint8(raw[index]) & 15];
    }
  }
}
